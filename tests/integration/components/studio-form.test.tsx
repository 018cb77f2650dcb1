import '../support/browser-parts';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { useState } from 'react';
import { SaveBar } from '@/components/form/save-bar';
import type { Refusal } from '@/components/form/use-form';
import { forgetDrafts, readDraft, writeDraft } from '@/device/drafts';
import { CheckboxItem, ChoiceItem } from '@/features/studio/shared/form/choice-items';
import { DateTimeItem } from '@/features/studio/shared/form/date-time-item';
import { GroupItem } from '@/features/studio/shared/form/group-item';
import { LIMITS } from '@/features/studio/shared/form/limits';
import { NumberItem } from '@/features/studio/shared/form/number-item';
import { SelectItem } from '@/features/studio/shared/form/select-item';
import { StudioForm } from '@/features/studio/shared/form/studio-form';
import { TextAreaItem, TextItem } from '@/features/studio/shared/form/text-items';
import { useStudioForm } from '@/features/studio/shared/form/use-studio-form';
import { TagsItem } from '@/features/studio/shared/tags-item';
import { AntdProvider } from '@/shell/studio/antd-provider';
import { quietConsole } from '../support/quiet-console';
import { installModal } from './modal-in-jsdom';

quietConsole();
installModal();
afterEach(forgetDrafts);

const OLD = {
  title: 'Rooftop set',
  description: '',
  price: '20',
  stage: 'public',
  scheduledAt: '2026-05-09T20:00',
  isPinned: false,
  isFree: false,
  tags: ['jazz'],
  categoryIds: [] as string[],
  fileIds: [] as string[],
};
type Values = typeof OLD;

/** A form whose submission the test resolves. */
function setUp() {
  let resolveSubmit: (saved: Partial<Values> | Refusal) => void = () => undefined;
  const sent: Values[] = [];
  function Editor() {
    const [record, setRecord] = useState(OLD);
    const [step, setStep] = useState<'idle' | 'saving' | 'saved'>('idle');
    const [refusal, setRefusal] = useState<Refusal | null>(null);
    const form = useStudioForm<Values>({
      draft: 'test',
      initial: record,
      limits: LIMITS.uploadVideo,
      check: ({ description, fileIds }) => ({
        fileIds: description === '' && fileIds.length === 0 ? 'Add a file or a text.' : undefined,
      }),
      refusal,
      busy: step === 'saving',
      send: (values) => {
        sent.push(values);
        setStep('saving');
        setRefusal(null);
        resolveSubmit = (saved) => {
          if ('constraints' in saved) {
            setRefusal(saved as Refusal);
            return setStep('idle');
          }
          form.sent();
          setRecord({ ...OLD, ...saved });
          setStep('saved');
        };
      },
    });
    return (
      <StudioForm form={form} label="Video" guard={false}>
        <TextItem name="title" label="Title" hint="As fans see it." />
        <TextAreaItem name="description" label="Description" />
        <GroupItem name="fileIds" label="Files">
          <button type="button" onClick={() => form.set('fileIds', ['a'])}>
            Add file
          </button>
        </GroupItem>
        <NumberItem name="price" label="Price" />
        <ChoiceItem
          name="stage"
          label="Status"
          options={[
            { value: 'public', label: 'Public' },
            { value: 'hidden', label: 'Hidden' },
          ]}
        />
        <DateTimeItem name="scheduledAt" label="Day and time" />
        <CheckboxItem name="isPinned" label="Pin it" />
        <CheckboxItem name="isFree" label="Free trial" />
        <TagsItem count={form.values.tags.length} />
        <SelectItem
          name="categoryIds"
          label="Categories"
          mode="multiple"
          options={[
            { value: 'a', label: 'Acoustic' },
            { value: 'b', label: 'Blues' },
          ]}
        />
        <SaveBar
          label="Save"
          saving={step === 'saving'}
          saved={step === 'saved'}
          dirty={form.dirty}
          onDiscard={form.clear}
        />
      </StudioForm>
    );
  }
  render(
    <RouterContext value={{ asPath: '/', beforePopState: () => undefined } as unknown as NextRouter}>
      <AntdProvider>
        <Editor />
      </AntdProvider>
    </RouterContext>,
  );
  return {
    user: userEvent.setup(),
    sent,
    respond: (saved: Partial<Values> | Refusal) => act(() => resolveSubmit(saved)),
  };
}

const field = (label: string) => screen.getByLabelText(label);
const save = () => screen.getByText('Save');

test('studio form: shows the values, and describes fields by their hints', () => {
  setUp();
  expect(field('Title')).toHaveValue('Rooftop set');
  expect(field('Title')).toHaveAccessibleDescription('As fans see it.');
  expect(field('Price')).toHaveValue('20');
  expect(field('Day and time')).toHaveValue('May 9, 2026 8:00 PM');
  expect(screen.getByRole('radiogroup', { name: 'Status' })).toBeInTheDocument();
  expect(field('Public')).toBeChecked();
  expect(screen.getByTitle('jazz')).toBeInTheDocument();
});

test('studio form: focuses the first invalid field, and its list of errors shrinks with each correction', async () => {
  const { user, sent } = setUp();
  await user.clear(field('Title'));
  await user.clear(field('Price'));
  await user.type(field('Price'), '1,5');
  await user.click(save());
  await waitFor(() => expect(field('Title')).toHaveFocus());
  expect(field('Title')).toBeInvalid();
  await waitFor(() => expect(field('Title')).toHaveAccessibleDescription('Give the video a title. As fans see it.'));
  expect(field('Price')).toHaveAccessibleDescription('Enter a whole number of tokens, such as 20.');
  expect(screen.getByRole('group', { name: 'Files' })).toHaveAccessibleDescription('Add a file or a text.');

  await user.type(field('Title'), 'Rooftop');
  await waitFor(() => expect(field('Title')).toBeValid());
  // A change of one field makes another one valid.
  await user.type(field('Description'), 'Live.');
  await waitFor(() => expect(screen.queryByText('Add a file or a text.')).toBeNull());
  expect(field('Price')).toBeInvalid();
  await user.type(field('Price'), '{Backspace}{Backspace}.000');
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ title: 'Rooftop', description: 'Live.', price: '1000' });
});

test('studio form: sends the values of all kinds of fields', async () => {
  const { user, sent } = setUp();
  await user.click(screen.getByText('Add file'));
  await user.click(field('Hidden'));
  await user.click(field('Pin it'));
  await user.click(field('Free trial'));
  await user.clear(field('Day and time'));
  await user.type(field('Day and time'), '12/24/2026 6:30 PM{Enter}');
  await user.type(field('Tags'), 'late night,Jazz{Enter}blue');
  await user.type(field('Categories'), 'blu');
  expect(screen.queryByText('Acoustic')).toBeNull();
  await user.click(screen.getByText('Blues'));
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    stage: 'hidden',
    isPinned: true,
    isFree: true,
    scheduledAt: '2026-12-24T18:30',
    tags: ['jazz', 'late night', 'blue'],
    categoryIds: ['b'],
    fileIds: ['a'],
  });
});

test.each([
  ['12/24/2026 10:30 PM', 'Dec 24, 2026 10:30 PM', '2026-12-24T22:30'],
  ['12/24/2026 10:30 pm', 'Dec 24, 2026 10:30 PM', '2026-12-24T22:30'],
  ['01/05/2027 06:30 PM', 'Jan 5, 2027 6:30 PM', '2027-01-05T18:30'],
])('studio form: accepts the typed time %s', async (text, shown, stored) => {
  const { user, sent } = setUp();
  await user.type(field('Description'), 'Live.');
  await user.clear(field('Day and time'));
  await user.type(field('Day and time'), text);
  await user.click(field('Title'));
  await waitFor(() => expect(field('Day and time')).toHaveValue(shown));
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.scheduledAt).toBe(stored);
});

test('studio form: a day that does not exist stays in its field as an error, until it is corrected or discarded', async () => {
  const error = 'Enter a date that exists, such as “12/24/2026 6:30 PM”.';
  const { user, sent } = setUp();
  await user.type(field('Description'), 'Live.');
  await user.clear(field('Day and time'));
  await user.type(field('Day and time'), '02/30/2027 8:00 PM');
  await user.click(field('Title'));
  expect(await screen.findByText(error)).toBeInTheDocument();
  expect(field('Day and time')).toHaveValue('02/30/2027 8:00 PM');
  await user.click(save());
  await waitFor(() => expect(field('Day and time')).toHaveFocus());
  expect(field('Day and time')).toBeInvalid();
  expect(sent).toEqual([]);

  await user.click(screen.getByText('Discard changes'));
  expect(field('Day and time')).toHaveValue('May 9, 2026 8:00 PM');
  await waitFor(() => expect(field('Day and time')).toBeValid());

  await user.type(field('Day and time'), '!');
  await user.click(field('Title'));
  expect(await screen.findByText(error)).toBeInTheDocument();
  await user.type(field('Day and time'), '{Backspace}');
  await user.click(field('Title'));
  await waitFor(() => expect(screen.queryByText(error)).toBeNull());
});

test('studio form: a cleared time field is sent as no time', async () => {
  const { user, sent } = setUp();
  await user.type(field('Description'), 'Live.');
  await user.clear(field('Day and time'));
  await user.click(field('Title'));
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.scheduledAt).toBe('');
  expect(field('Day and time')).toHaveValue('');
});

test('studio form: a second submit waits for the response to the first', async () => {
  const { user, sent, respond } = setUp();
  await user.type(field('Description'), 'Live.{Enter}');
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
  await user.type(field('Title'), '{Enter}');
  await act(() => Promise.resolve());
  expect(sent).toHaveLength(1);
  respond({ description: 'Live.' });
  expect(screen.getByText('Saved')).toBeInTheDocument();
  expect(readDraft('test')).toBe('');
});

test('studio form: text typed before the response stays, as an unsaved change', async () => {
  const { user, sent, respond } = setUp();
  await user.type(field('Description'), 'Live');
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
  await user.type(field('Description'), '!');
  respond({ description: 'Live' });
  expect(field('Description')).toHaveValue('Live!');
  expect(screen.getByText('Unsaved changes. They stay on this device for a day.')).toBeInTheDocument();
});

test('studio form: a refused value shows the message of the server until it changes', async () => {
  const { user, sent, respond } = setUp();
  await user.type(field('Description'), 'Live');
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
  respond({ message: 'Invalid', constraints: { title: 'You have a video with this title.', other: 'No.' } });
  await waitFor(() => expect(field('Title')).toHaveFocus());
  await screen.findByText('You have a video with this title.');
  expect(field('Title')).toHaveAccessibleDescription('You have a video with this title. As fans see it.');
  expect(screen.queryByRole('alert')).toBeNull();

  await user.type(field('Description'), '!');
  expect(field('Title')).toBeInvalid();
  await user.type(field('Title'), ' 2');
  await waitFor(() => expect(field('Title')).toBeValid());
});

test('studio form: a refused choice moves the focus to the selected option', async () => {
  const { user, sent, respond } = setUp();
  await user.type(field('Description'), 'Live');
  await user.click(field('Hidden'));
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
  respond({ message: 'Invalid', constraints: { stage: 'Hidden videos are full.' } });
  await waitFor(() => expect(field('Hidden')).toHaveFocus());
});

test('studio form: a refusal without fields appears above the form and takes the focus', async () => {
  const { user, sent, respond } = setUp();
  await user.type(field('Description'), 'Live');
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
  respond({ message: 'The server is full.', constraints: {} });
  expect(screen.getByRole('alert')).toHaveTextContent('The server is full.');
  expect(document.activeElement).toHaveTextContent('The server is full.');
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('studio form: edits are stored on the device, restored, and discarded on request', async () => {
  writeDraft('test', JSON.stringify({ title: 'Rooftop set 2', tags: ['jazz', 'soul'] }));
  const { user } = setUp();
  expect(field('Title')).toHaveValue('Rooftop set 2');
  expect(screen.getByTitle('soul')).toBeInTheDocument();
  await user.clear(field('Title'));
  await user.click(save());
  await waitFor(() => expect(field('Title')).toBeInvalid());
  await user.click(screen.getByText('Discard changes'));
  expect(field('Title')).toHaveValue('Rooftop set');
  expect(field('Title')).toBeValid();
  expect(screen.queryByTitle('soul')).toBeNull();
  expect(readDraft('test')).toBe('');
});
