import { useAppSelector } from '@/store/hooks';
import styles from './account-menu.module.css';

export function AccountCard() {
  const { name, username, email } = useAppSelector((state) => state.user.current);
  return (
    <div className={styles.card}>
      <span className={styles.name} dir="auto">
        {name || username}
      </span>
      <span className={styles.email}>{email}</span>
    </div>
  );
}
