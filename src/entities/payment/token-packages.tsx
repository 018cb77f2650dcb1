import { useId } from 'react';
import { StatusChip } from '@/components/chip/status-chip';
import tick from '@/components/form/tick.module.css';
import type { TokenPackage } from '@/contract/package';
import { formatMoney, formatQuantity, formatTokens, type Currency } from '@/lib/format/format';
import { findBestValue, tokenSaving, tokensIn } from './token-price';
import styles from './token-packages.module.css';

interface TokenPackagesProps {
  packages: readonly TokenPackage[];
  currency: Currency;
  chosenId: string | null;
  onChoose: (id: string) => void;
  /** Number of tokens needed; smaller packages are marked. */
  missing?: number;
  /** Set while a payment is in progress. */
  disabled?: boolean;
}

export function TokenPackages({ packages, currency, chosenId, onChoose, missing = 0, disabled }: TokenPackagesProps) {
  const name = useId();
  const best = findBestValue(packages);
  return (
    <fieldset className={styles.packages} disabled={disabled}>
      <legend className="visually-hidden">Token packages</legend>
      {packages.map((offer) => {
        const saving = tokenSaving(offer, packages);
        return (
          <label key={offer._id} className={styles.package}>
            <input
              type="radio"
              className={tick.dot}
              name={name}
              value={offer._id}
              checked={offer._id === chosenId}
              onChange={() => onChoose(offer._id)}
            />
            <span className={styles.details}>
              <span className={styles.tokens}>
                {formatTokens(offer.tokens)}
                {offer.bonusTokens ? (
                  <StatusChip tone="good">{`+${formatQuantity(offer.bonusTokens, 'bonus token')}`}</StatusChip>
                ) : null}
                {offer === best ? <StatusChip tone="good">Best value</StatusChip> : null}
              </span>
              <span className={styles.detail} dir="auto">
                {[offer.name, saving > 0 && `Save ${saving}%`].filter(Boolean).join(' · ')}
              </span>
              {tokensIn(offer) < missing ? <span className={styles.detail}>Not enough tokens</span> : null}
            </span>
            <span className={styles.price}>{formatMoney(offer.price, currency)}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

export function TokenPackagesSkeleton({ count = 5 }: { count?: number }) {
  return (
    <div className={styles.packages} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={styles.coming} />
      ))}
    </div>
  );
}
