import { STORY_LOOKS } from '@/entities/story/story-colors';
import styles from './look-field.module.css';

interface LookFieldProps {
  look: string;
  onLook: (key: string) => void;
}

export const LookField = ({ look, onLook }: LookFieldProps) => (
  <fieldset className={styles.field}>
    <legend className={styles.label}>Colors</legend>
    <div className={styles.looks}>
      {STORY_LOOKS.map(({ key, label, text, background }) => (
        <label key={key} className={styles.look} style={{ background, color: text }}>
          <input
            type="radio"
            name="look"
            value={key}
            checked={key === look}
            className={styles.input}
            onChange={() => onLook(key)}
          />
          <span aria-hidden="true">Aa</span>
          <span className="visually-hidden">{label}</span>
        </label>
      ))}
    </div>
  </fieldset>
);
