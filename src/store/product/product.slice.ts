import { createAction, createSlice } from '@reduxjs/toolkit';
import type { Product, ProductSearchQuery } from '@/contract/product';
import { listReducers } from '../list/list-reducers';
import { emptyList, type ListState } from '../list/list-state';
import { answersDoubted, isVisitorChange } from '../session/session.actions';

interface ProductState {
  products: ListState<Product>;
}

const initialProduct: ProductState = { products: emptyList() };

export const productsAsked = createAction<ProductSearchQuery>('product/productsAsked');
/** The next `limit` items of the same query. */
export const moreProductsAsked = createAction<ProductSearchQuery>('product/moreProductsAsked');

const products = listReducers<ProductState, Product>((state) => ({ meta: state.products, page: state.products }));

const productSlice = createSlice({
  name: 'product',
  initialState: initialProduct,
  reducers: { productsRequested: products.requested, productsLoaded: products.loaded, productsFailed: products.failed },
  extraReducers: (builder) => builder.addCase(answersDoubted, products.doubted).addMatcher(isVisitorChange, products.forgotten),
});

export const productReducer = productSlice.reducer;
export const { productsRequested, productsLoaded, productsFailed } = productSlice.actions;
