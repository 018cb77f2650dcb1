import styles from './view-switch.module.css';

interface ViewSwitchProps<View extends string> {
  label: string;
  /** Unique per page. */
  name: string;
  view: View;
  views: readonly { value: View; label: string }[];
  onView: (view: View) => void;
}

/** Segmented control for two or three views. */
export const ViewSwitch = <View extends string>({ label, name, view, views, onView }: ViewSwitchProps<View>) => (
  <fieldset className={styles.views}>
    <legend className="visually-hidden">{label}</legend>
    {views.map(({ value, label: text }) => (
      <label key={value} className={styles.view}>
        <input type="radio" name={name} value={value} checked={view === value} onChange={() => onView(value)} />
        {text}
      </label>
    ))}
  </fieldset>
);
