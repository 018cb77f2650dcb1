import { createAction, createSlice } from '@reduxjs/toolkit';
import type { Product, ProductSearchQuery } from '@/contract/product';
import { listReducers } from '../list/list-reducers';
import { emptyList, type ListState } from '../list/list-state';
import { pageDataInvalidated, isVisitorChange } from '../session/session.actions';

interface ProductState {
  products: ListState<Product>;
}

const initialProduct: ProductState = { products: emptyList() };

export const productsRequested = createAction<ProductSearchQuery>('product/productsRequested');
export const moreProductsRequested = createAction<ProductSearchQuery>('product/moreProductsRequested');

const products = listReducers<ProductState, Product>((state) => ({ meta: state.products, page: state.products }));

const productSlice = createSlice({
  name: 'product',
  initialState: initialProduct,
  reducers: { productsStarted: products.requested, productsLoaded: products.loaded, productsFailed: products.failed },
  extraReducers: (builder) =>
    builder.addCase(pageDataInvalidated, products.doubted).addMatcher(isVisitorChange, products.forgotten),
});

export const productReducer = productSlice.reducer;
export const { productsStarted, productsLoaded, productsFailed } = productSlice.actions;
