import { Button } from '@/components/button/button';
import { Dialog } from '@/components/dialog/dialog';
import { formatNumber } from '@/lib/format/format';

/** What ends a show, once it is confirmed. */
export type Leaving = 'end' | 'leave' | 'private';

const WORDS: Record<Leaving, { rest: string; does: string }> = {
  end: { rest: 'The picture stops for everybody, and you see how the show went.', does: 'End the show' },
  leave: { rest: 'Leaving this page ends the show for everybody.', does: 'End the show and leave' },
  private: { rest: 'The public picture stops for everybody; the private show begins right after.', does: 'End it and go private' },
};

function titleOf(viewers: number): string {
  if (viewers === 0) return 'End the show? Nobody is watching now.';
  return `End the show for ${viewers === 1 ? '1 viewer' : `${formatNumber(viewers)} viewers`}?`;
}

interface QuestionProps {
  leaving: Leaving | null;
  viewers: number;
  onStay: () => void;
  onGo: () => void;
}

/** The one question before a show ends. */
export function Question({ leaving, viewers, onStay, onGo }: QuestionProps) {
  return (
    <Dialog
      open={leaving !== null}
      onClose={onStay}
      title={titleOf(viewers)}
      footer={
        <>
          <Button onClick={onStay}>Stay live</Button>
          <Button look="danger" onClick={onGo}>
            {WORDS[leaving ?? 'end'].does}
          </Button>
        </>
      }
    >
      <p>{WORDS[leaving ?? 'end'].rest}</p>
    </Dialog>
  );
}
