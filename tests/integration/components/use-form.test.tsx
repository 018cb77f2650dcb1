import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SaveBar } from '@/components/form/save-bar';
import { TextField } from '@/components/form/text-field';
import { useForm } from '@/components/form/use-form';
import { forgetDrafts, forgetDraftsBefore, readDraft } from '@/device/drafts';

afterEach(forgetDrafts);

const OLD = { name: 'Ann', city: 'Rome', password: '' };

/** Stores the draft as another tab with the same form does. */
const storeInOtherTab = (edits: Partial<typeof OLD> | null) =>
  edits
    ? localStorage.setItem(
        'draft:test',
        JSON.stringify({ v: 1, data: { text: JSON.stringify(edits), savedAt: Date.now() } }),
      )
    : localStorage.removeItem('draft:test');

/** A form whose submission the test resolves. */
function setUp() {
  let resolveSubmit: (record: Partial<typeof OLD>) => void = () => undefined;
  const requested: (typeof OLD)[] = [];
  function Form() {
    const [record, setRecord] = useState(OLD);
    const [step, setStep] = useState<'idle' | 'saving' | 'saved'>('idle');
    const form = useForm<typeof OLD>({
      draft: 'test',
      initial: record,
      secret: ['password'],
      check: () => ({}),
      busy: step === 'saving',
      send: (values) => {
        requested.push(values);
        setStep('saving');
        resolveSubmit = (saved) => {
          form.sent();
          setRecord({ ...OLD, ...saved });
          setStep('saved');
        };
      },
    });
    return (
      <form method="post" onSubmit={form.submit}>
        <TextField {...form.text('name')} label="Name" />
        <TextField {...form.text('city')} label="City" />
        <TextField {...form.text('password')} label="Secret" />
        <SaveBar
          label="Save"
          saving={step === 'saving'}
          saved={step === 'saved'}
          dirty={form.dirty}
          onDiscard={form.clear}
        />
      </form>
    );
  }
  render(<Form />);
  return {
    user: userEvent.setup(),
    requested,
    respond: (record: Partial<typeof OLD>) => act(() => resolveSubmit(record)),
  };
}

const field = (label: string) => screen.getByLabelText(label);
const UNSAVED = 'Unsaved changes. They stay on this device for a day.';

test('submitted values are saved, and their draft is deleted', async () => {
  const { user, respond } = setUp();
  await user.type(field('Name'), 'a');
  await user.click(screen.getByText('Save'));
  respond({ name: 'Anna' });
  expect(field('Name')).toHaveValue('Anna');
  expect(screen.getByText('Saved')).toBeInTheDocument();
  expect(readDraft('test')).toBe('');
});

test('text typed before the response stays, is not called saved, and is sent with the next submission', async () => {
  const { user, requested, respond } = setUp();
  await user.type(field('Name'), 'a');
  await user.click(screen.getByText('Save'));
  await user.type(field('Name'), 'bel');
  await user.type(field('City'), '!');
  respond({ name: 'Anna' });
  expect(field('Name')).toHaveValue('Annabel');
  expect(field('City')).toHaveValue('Rome!');
  expect(screen.getByText(UNSAVED)).toBeInTheDocument();

  await user.click(screen.getByText('Save'));
  expect(requested.at(-1)).toMatchObject({ name: 'Annabel', city: 'Rome!' });
  respond({ name: 'Annabel', city: 'Rome!' });
  expect(screen.getByText('Saved')).toBeInTheDocument();
  expect(readDraft('test')).toBe('');
});

test('a field changed back before the response counts as a new change', async () => {
  const { user, respond } = setUp();
  await user.type(field('Name'), 'a');
  await user.click(screen.getByText('Save'));
  await user.type(field('Name'), '{Backspace}');
  respond({ name: 'Anna' });
  expect(field('Name')).toHaveValue('Ann');
  expect(screen.getByText(UNSAVED)).toBeInTheDocument();
});

test("a field that the server normalizes shows the server's value", async () => {
  const { user, respond } = setUp();
  await user.type(field('Name'), 'a  ');
  await user.click(screen.getByText('Save'));
  await user.type(field('City'), '!');
  respond({ name: 'Anna' });
  expect(field('Name')).toHaveValue('Anna');
  expect(field('City')).toHaveValue('Rome!');
});

test('secrets are cleared with the response and never stored on the device', async () => {
  const { user, respond } = setUp();
  await user.type(field('Secret'), 'hush');
  await user.click(screen.getByText('Save'));
  await user.type(field('Secret'), '!');
  respond({});
  expect(field('Secret')).toHaveValue('');
  expect(screen.getByText('Saved')).toBeInTheDocument();
  expect(readDraft('test')).toBe('');
});

test('a field still takes text when the storage of the device fills up', async () => {
  const { user } = setUp();
  await user.type(field('Name'), 'a');
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await user.type(field('Name'), 'bel');
  full.mockRestore();
  expect(field('Name')).toHaveValue('Annabel');
});

test('a form keeps what it shows when another tab sends or replaces the same draft', async () => {
  const { user, requested } = setUp();
  await user.type(field('Name'), 'a');
  storeInOtherTab(null);
  await user.type(field('City'), '!');
  expect(field('Name')).toHaveValue('Anna');
  storeInOtherTab({ name: 'Bob' });
  await user.click(screen.getByText('Save'));
  expect(field('Name')).toHaveValue('Anna');
  expect(requested).toEqual([{ name: 'Anna', city: 'Rome!', password: '' }]);
});

test('the draft of another tab stays when this tab sends or discards its own', async () => {
  const { user, respond } = setUp();
  await user.type(field('Name'), 'a');
  storeInOtherTab({ name: 'Bob' });
  await user.click(screen.getByText('Save'));
  respond({ name: 'Anna' });
  expect(field('Name')).toHaveValue('Anna');
  cleanup();
  expect(readDraft('test')).toBe('{"name":"Bob"}');
});

test('a form that opens shows the latest draft of another tab, and no draft of another account', async () => {
  const { user } = setUp();
  await user.type(field('Name'), 'a');
  cleanup();
  storeInOtherTab({ name: 'Bob' });
  setUp();
  expect(field('Name')).toHaveValue('Bob');
  act(() => forgetDraftsBefore(Date.now() + 1));
  expect(field('Name')).toHaveValue('Ann');
});
