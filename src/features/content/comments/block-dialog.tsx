import { Button } from '@/components/button/button';
import { Dialog } from '@/components/dialog/dialog';
import type { PublicUser } from '@/contract/user';
import { useBlockPerson } from './use-block-person';
import styles from './comments.module.css';

interface BlockDialogProps {
  open: boolean;
  person: PublicUser;
  onClose: () => void;
}

export function BlockDialog({ open, person, onClose }: BlockDialogProps) {
  const { isBusy, failure, block, forget } = useBlockPerson(person, onClose);
  const close = () => {
    forget();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={`Block ${person.name}?`}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="danger" loading={isBusy} onClick={block}>
            Block
          </Button>
        </>
      }
    >
      <p>
        They can’t find you or open anything you publish. They aren’t told why. Their comments stay here until you
        remove them.
      </p>
      <p role="alert" className={styles.problem} dir="auto">
        {failure}
      </p>
    </Dialog>
  );
}
