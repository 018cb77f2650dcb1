import { EventEditorScreen } from '@/features/studio/events/event-editor-screen';
import { loadNewEvent } from '@/features/studio/events/event-editor.loader';
import { studioPaths } from '@/lib/page/studio-paths';
import { defineStudioPage } from '@/shell/studio/studio-page';

export default defineStudioPage({
  path: studioPaths.eventNew,
  title: 'Plan an event',
  load: loadNewEvent,
  screen: EventEditorScreen,
});
