import { screen, waitFor, within } from '@testing-library/dom';
import { performerId } from '@sandbox/seed/people/performers';
import { button, uploadField } from '../integration/support/controls';
import { holdResponses } from '../integration/support/hold-responses';
import { openDialog } from '../integration/support/open-dialog';
import { studioPages } from '../integration/support/studio-pages';
import { getCurrentUrl } from '../integration/support/tab';

const { api, open } = studioPages();

const rows = () => [...document.querySelectorAll('main tbody tr')].map(({ textContent }) => textContent ?? '');
const product = (name: string) => api.store.products.list().find((row) => row.name === name);

describe('the list of own products', () => {
  test('includes drafts, and sorts low stock first on request', async () => {
    const { user } = await open('/studio/products');
    expect(screen.getByText('5 products')).toBeInTheDocument();
    expect(rows().find((row) => row.includes('Demo tape'))).toContain('Draft');

    const tee = product('Encore tee');
    api.store.products.update(tee?._id ?? '', { stock: 2 });
    await user.click(screen.getByText('Stock', { selector: 'th a' }));
    await waitFor(() => expect(getCurrentUrl()).toBe('/studio/products?sort=stock-down'));
    await user.click(screen.getByText('Stock', { selector: 'th a' }));
    await waitFor(() => expect(rows()[0]).toMatch(/Tour tote.*Sold out/));
    expect(rows()[1]).toMatch(/Encore tee.*2 left/);
    // Digital products have no stock.
    expect(rows().at(-1)).toContain('Download');
  });

  test('hides a column, which stays hidden on this device', async () => {
    const { user, close } = await open('/studio/products');
    const head = () => screen.queryByText('Sold', { selector: 'th' });
    expect(head()).toBeVisible();
    await user.click(screen.getByText('Columns'));
    await user.click(await screen.findByText('Sold', { selector: '[role=menuitemcheckbox] *' }));
    await waitFor(() => expect(head()).toBeNull());
    close();
    await open('/studio/products');
    await waitFor(() => expect(head()).toBeNull());
  });

  test('sets one price for several products, and removes a deleted one at once until Undo', async () => {
    const { user } = await open('/studio/products');
    await user.click(screen.getByLabelText('Select Encore tee'));
    await user.click(screen.getByLabelText('Select Paper Lantern on vinyl'));
    await user.click(await button('Set price'));
    const dialog = within(openDialog() ?? document.body);
    await user.type(dialog.getByLabelText('Price ($)'), '31.555');
    await user.click(dialog.getByText('Set price'));
    expect(await dialog.findByText(/Enter a price in numbers, with at most two decimals/)).toBeInTheDocument();
    await user.clear(dialog.getByLabelText('Price ($)'));
    await user.type(dialog.getByLabelText('Price ($)'), '31,5');
    await user.click(dialog.getByText('Set price'));
    await waitFor(() => expect(rows().filter((row) => row.includes('$31.50'))).toHaveLength(2));
    expect(product('Encore tee')?.price).toBe(31.5);
    await user.click(screen.getByLabelText('Select Encore tee'));
    await user.click(await button('Delete'));
    await user.click(await button('Delete product'));
    await waitFor(() => expect(rows().some((row) => row.includes('Encore tee'))).toBe(false));
    await user.click(await screen.findByText('Undo'));
    await waitFor(() => expect(rows().some((row) => row.includes('Encore tee'))).toBe(true));
    expect(product('Encore tee')).toBeDefined();
  });
});

describe('the form of a product', () => {
  test('shows missing fields and a shop preview, and adds the product, with a notice until it is deleted', async () => {
    const { user } = await open('/studio/products/new');
    await user.click(await button('Add product'));
    expect(await screen.findByText('Enter a name.')).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(api.store.products.list()).not.toContainEqual(expect.objectContaining({ name: 'Tour shirt' }));

    await user.type(screen.getByLabelText('Name'), 'Tour shirt');
    await user.type(screen.getByLabelText('Price ($)'), '24,5');
    await user.type(screen.getByLabelText('In stock'), '3');
    await user.click(screen.getByLabelText('Shop preview'));
    expect(screen.getByText('Only 3 left. Ships to you')).toBeInTheDocument();
    await user.click(screen.getByLabelText('Edit'));
    expect(screen.getByLabelText('Name')).toHaveValue('Tour shirt');

    await user.click(await button('Add product'));
    await waitFor(() => expect(getCurrentUrl()).toBe(`/studio/products?created=${product('Tour shirt')?._id}`));
    await waitFor(() => expect(rows()[0] ?? '').toContain('Tour shirt'));
    expect(product('Tour shirt')).toMatchObject({ price: 24.5, stock: 3, type: 'physical', status: 'active' });
    expect(screen.getByLabelText('Created')).toHaveTextContent(/^Tour shirt is published\./);
    await user.click(screen.getByLabelText('More for Tour shirt'));
    await user.click(await screen.findByText('Delete', { selector: '[role=menuitem] *' }));
    await waitFor(() => expect(screen.queryByLabelText('Created')).toBeNull());
  });

  test('saves only what was changed, so that stock sold meanwhile stays sold', async () => {
    const { _id = '', name } = product('Encore tee') ?? {};
    api.store.products.update(_id, { stock: 5 });
    const { user } = await open(`/studio/products/${_id}`);
    api.store.products.update(_id, { stock: 2, price: 12 });
    await user.type(screen.getByLabelText('Name'), ', black');
    await user.click(await button('Save product'));
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(api.store.products.get(_id)).toMatchObject({ name: `${name}, black`, stock: 2, price: 12 });
    expect(screen.getByLabelText('In stock')).toHaveValue('2');
    expect(screen.getByText(/^Page link: .*It stays when the title changes/)).toBeInTheDocument();
  });

  test('keeps a file chosen while it is being saved, and saves it next', async () => {
    const file = api.store.products
      .list()
      .find(({ type, performerId }) => type === 'digital' && performerId === product('Encore tee')?.performerId);
    const call = holdResponses(api, 'put', '/performer/assets/products/:id');
    const { user } = await open(`/studio/products/${file?._id ?? ''}`);
    const choose = async (name: string) => {
      const input = screen
        .getByLabelText(/download/i, { selector: '[role=group]' })
        .querySelector<HTMLInputElement>('input[type=file]');
      if (!input) throw new Error('There is nothing to choose a file by.');
      await user.upload(input, new File(['%PDF-1.4 words'], name, { type: 'application/pdf' }));
      await screen.findByText(name);
    };
    await choose('first.pdf');
    await user.type(screen.getByLabelText('Name'), ', signed');
    await user.click(await button('Save product'));
    await user.type(screen.getByLabelText('Name'), ' twice');
    await choose('second.pdf');
    call.releaseResponses();
    // Files don't stay on this device.
    expect(await screen.findByText('Unsaved changes')).toBeInTheDocument();
    await user.click(screen.getByText('Products', { selector: 'main a' }));
    await waitFor(() =>
      expect(document.querySelector('dialog[open]')).toHaveTextContent('Except for the chosen file, they stay'),
    );
    await user.click(screen.getByText('Stay here'));
    expect(screen.getByLabelText('Name')).toHaveValue(`${file?.name}, signed twice`);
    expect(screen.getByText('second.pdf')).toBeInTheDocument();
    expect(api.store.products.get(file?._id ?? '')?.name).toBe(`${file?.name}, signed`);

    await user.click(await button('Save product'));
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(api.store.products.get(file?._id ?? '')?.name).toBe(`${file?.name}, signed twice`);
  });

  const chooseBack = async ({ user }: Awaited<ReturnType<typeof open>>) => {
    const pictures = screen.getByRole('group', { name: 'Pictures' });
    const input = pictures.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is nothing to choose a picture by.');
    await user.upload(input, new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'back.jpg', { type: 'image/jpeg' }));
    await user.type(screen.getByLabelText('Name'), ', black');
    return { pictures, row: screen.getByTitle('back.jpg').closest('[data-step]') };
  };

  test('waits for a picture that is still uploading, and moves the focus to it', async () => {
    const call = holdResponses(api, 'post', '/performer/assets/products/image');
    const tab = await open(`/studio/products/${product('Encore tee')?._id ?? ''}`);
    const { pictures, row } = await chooseBack(tab);
    await tab.user.click(await button('Save product'));
    await waitFor(() => expect(pictures).toHaveAccessibleDescription(/^Some pictures are still uploading\./));
    expect(row).toContainElement(document.activeElement as HTMLElement);

    await tab.user.click(screen.getByLabelText('Cancel upload of back.jpg'));
    await waitFor(() => expect(row).not.toBeInTheDocument());
    await waitFor(() => expect(pictures).toHaveAccessibleDescription(/^The first picture is the cover\./));
    call.releaseResponses();
  });

  test('says that the upload of a picture failed, until it is retried or removed', async () => {
    const tab = await open(`/studio/products/${product('Encore tee')?._id ?? ''}`);
    // The picture is damaged.
    const { pictures, row } = await chooseBack(tab);
    const retry = () => screen.findByLabelText('Retry back.jpg');
    await retry();
    await tab.user.click(await button('Save product'));
    const failed = /^Some pictures couldn’t be uploaded\. Retry or remove them\./;
    await waitFor(() => expect(pictures).toHaveAccessibleDescription(failed));
    expect(await retry()).toHaveFocus();

    const call = holdResponses(api, 'post', '/performer/assets/products/image');
    await tab.user.click(await retry());
    await waitFor(() => expect(pictures).toHaveAccessibleDescription(/^Some pictures are still uploading\./));
    call.releaseResponses();
    await waitFor(() => expect(pictures).toHaveAccessibleDescription(failed));

    await tab.user.click(screen.getByLabelText('Remove back.jpg from the list'));
    await waitFor(() => expect(row).not.toBeInTheDocument());
    await waitFor(() => expect(pictures).toHaveAccessibleDescription(/^The first picture is the cover\./));
  });

  test('with more pictures than the site allows moves the focus to the first of those', async () => {
    const tee = product('Encore tee');
    const [image] = tee?.images ?? [];
    if (!tee || !image) throw new Error('The tee has no picture.');
    const images = Array.from({ length: 12 }, (_one, index) => ({ ...image, _id: `image-${index}` }));
    api.store.products.update(tee._id, { images });
    const { user } = await open(`/studio/products/${tee._id}`);
    await user.type(screen.getByLabelText('Name'), ', black');
    await user.click(await button('Save product'));
    expect(await screen.findByText('Use at most 10 pictures.')).toBeInTheDocument();
    expect(screen.getByLabelText('Move Picture 11, 11 of 12')).toHaveFocus();
  });
});

test('a product is deleted at once only if the server says that nobody bought it', async () => {
  const tee = { _id: 'tee', name: 'Tee', price: 20, type: 'physical', status: 'active' };
  const body = { status: 0, data: { data: [tee], total: 1 } };
  await api.fault({ path: '/performer/assets/products/search', body });
  const { user } = await open('/studio/products');
  await user.click(screen.getByLabelText('More for Tee'));
  await user.click(await screen.findByText('Delete', { selector: '[role=menuitem] *' }));
  expect(await screen.findByText(/^Fans may have bought it\./)).toBeInTheDocument();
});

test('a double click on Delete can be undone', async () => {
  const [some] = api.store.products.list();
  if (!some) throw new Error('The seed lacks products.');
  api.store.products.insert({ ...some, _id: 'unsold', name: 'Unsold', performerId: performerId('aria') });
  const { user } = await open('/studio/products/unsold');
  const list = holdResponses(api, 'get', '/performer/assets/products/search');
  await user.dblClick(await screen.findByText('Delete product'));
  list.releaseResponses();
  await user.click(await screen.findByText('Undo'));
  await waitFor(() => expect(rows().some((row) => row.includes('Unsold'))).toBe(true));
  expect(product('Unsold')).toBeDefined();
});

test('uploads of a deleted product end once Undo is gone', async () => {
  const isLeavable = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const [some] = api.store.products.list();
  if (!some) throw new Error('The seed lacks products.');
  api.store.products.insert({ ...some, _id: 'unsold', name: 'Unsold', performerId: performerId('aria') });
  const { user } = await open('/studio/products/unsold');
  // The picture is damaged.
  const picture = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'back.jpg', { type: 'image/jpeg' });
  await user.upload(uploadField(), picture);
  await screen.findByLabelText('Retry back.jpg');
  await user.click(await screen.findByText('Delete product'));
  await screen.findByText('Undo');
  expect(isLeavable()).toBe(false);
  await user.click(await screen.findByText('Dismiss', { selector: 'button *' }));
  await waitFor(() => expect(isLeavable()).toBe(true));
  expect(product('Unsold')).toBeUndefined();
});

test('the only picture can be removed with the keyboard', async () => {
  const tee = product('Encore tee');
  const [image] = tee?.images ?? [];
  if (!tee || !image) throw new Error('The tee has no picture.');
  api.store.products.update(tee._id, { images: [image] });
  const { user } = await open(`/studio/products/${tee._id}`);
  screen.getByLabelText('Remove Picture 1').focus();
  await user.keyboard('{Enter}');
  expect(screen.queryByLabelText('Remove Picture 1')).toBeNull();
});

test('pictures beyond the limit are listed as refused', async () => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  const { user } = await open('/studio/products/new');
  const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
  const files = Array.from({ length: 11 }, (_, at) => new File([jpeg], `${at + 1}.jpg`, { type: 'image/jpeg' }));
  const input = screen.getByRole('group', { name: 'Pictures' }).querySelector('input');
  await user.upload(input ?? document.body, files);
  expect((await screen.findByText('11.jpg')).closest('li')).toHaveTextContent(/You can add up to 10 pictures\.$/);
  // No upload may last longer than the test.
  await waitFor(async () => {
    const uploads = await api.requests('/performer/assets/products/image');
    expect(uploads.map(({ status }) => status)).toEqual(Array(10).fill(expect.any(Number)));
  });
});
