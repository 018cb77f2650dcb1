import { Radio } from 'antd';

interface ViewSwitchProps<View extends string> {
  label: string;
  /** Unique per page. */
  name: string;
  view: View;
  views: readonly { value: View; label: string }[];
  onView: (view: View) => void;
}

/** Switches between two or three views. Not antd's `Segmented`, whose HTML is not valid (decision 0080). */
export const ViewSwitch = <View extends string>({ label, name, view, views, onView }: ViewSwitchProps<View>) => (
  <Radio.Group
    aria-label={label}
    name={name}
    optionType="button"
    options={[...views]}
    value={view}
    onChange={({ target }) => onView(target.value as View)}
  />
);
