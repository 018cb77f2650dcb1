import { Button, Descriptions } from 'antd';
import { useState } from 'react';
import { Landmark } from 'lucide-react';
import { ButtonLink } from '@/components/button/button-link';
import { NotSupportedNote } from '@/components/empty-error-states/not-supported-note';
import type { Banking, OwnPerformer } from '@/contract/performer';
import { studioPaths } from '@/lib/page/studio-paths';
import { BankingForm } from './banking-form';
import styles from './studio-profile.module.css';

interface PayoutsTabProps {
  performer: OwnPerformer;
  extended: boolean;
}

/** Payout account. Numbers show their last characters only, so a change means entering everything again. */
export function PayoutsTab({ performer, extended }: PayoutsTabProps) {
  const [account, setAccount] = useState(performer.bankingInformation ?? null);
  const [changing, setChanging] = useState(false);
  const [saved, setSaved] = useState(false);
  if (!extended) return <NotSupportedNote what="a payout account" />;
  const done = (banking: Banking) => {
    setAccount(banking);
    setChanging(false);
    setSaved(true);
  };
  return (
    <div className={styles.panel}>
      <section className={styles.group} aria-labelledby="account">
        <h2 id="account">Payout account</h2>
        <p className={styles.quiet}>
          We send your earnings to this account. For your safety, its full numbers are never shown again, not even to
          you.
        </p>
        {account && !changing ? (
          <>
            <AccountFacts account={account} />
            <p role="status" className={styles.quiet}>
              {saved ? 'Saved. The next payout goes to this account.' : null}
            </p>
            <div className={styles.buttons}>
              <Button icon={<Landmark size={20} />} onClick={() => setChanging(true)}>
                Use another account
              </Button>
              <ButtonLink href={studioPaths.payouts}>Go to payouts</ButtonLink>
            </div>
          </>
        ) : (
          <BankingForm
            id={performer._id}
            first={performer}
            onSaved={done}
            onCancel={account ? () => setChanging(false) : undefined}
          />
        )}
      </section>
    </div>
  );
}

function AccountFacts({ account }: { account: Banking }) {
  const facts: [string, string | undefined][] = [
    ['Account holder', `${account.firstName} ${account.lastName}`],
    ['Bank', account.bankName],
    ['Account', account.bankAccount],
    ['SWIFT/BIC code', account.bankSwiftCode],
    ['Routing number', account.bankRouting],
    ['Tax ID', account.SSN],
  ];
  return (
    <Descriptions
      bordered
      column={1}
      size="small"
      items={facts.flatMap(([name, text]) => (text ? [{ key: name, label: name, children: <bdi>{text}</bdi> }] : []))}
    />
  );
}
