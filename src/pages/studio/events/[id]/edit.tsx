import { EventEditorScreen } from '@/features/studio/events/event-editor-screen';
import { loadEvent } from '@/features/studio/events/event-editor.loader';
import { studioPaths } from '@/lib/page/studio-paths';
import { defineStudioPage } from '@/shell/studio/studio-page';

export default defineStudioPage({
  path: (editor) => (editor.mode === 'edit' ? studioPaths.eventEdit(editor.event) : studioPaths.eventNew),
  title: 'Edit event',
  load: loadEvent,
  screen: EventEditorScreen,
});
