import { useState } from 'react';
import { Avatar } from '@/components/avatar/avatar';
import { SelectItem } from '../shared/form/select-item';
import { usePeople, usePeopleSuggestions, type Person } from './use-people';
import styles from './video-form.module.css';

interface PeopleItemProps {
  chosen: readonly string[];
  /** People whose names are already loaded. */
  known: readonly Person[];
  /** The performer's own id, which is excluded. */
  own?: string;
}

/** The field `participantIds` of a form: performers found by name. */
export function PeopleItem({ chosen, known, own }: PeopleItemProps) {
  const [typed, setTyped] = useState('');
  const [met, setMet] = useState<readonly Person[]>([]);
  const { searching, items: people, failure } = usePeopleSuggestions(typed);
  const named = usePeople(chosen, [...known, ...met]);
  const found = people.filter(({ _id }) => _id !== own);
  return (
    <SelectItem
      name="participantIds"
      label="Co-performers"
      hint={failure ?? 'Find performers by name. Their pages show the video too.'}
      mode="multiple"
      options={found.map(({ _id, name }) => ({ value: _id, label: name }))}
      optionRender={({ value, label }) => (
        <span className={styles.person} dir="auto">
          <Avatar src={found.find(({ _id }) => _id === value)?.avatar} name={String(label)} size="sm" />
          {label}
        </span>
      )}
      labelRender={({ value, label }) => label ?? named.find(({ _id }) => _id === value)?.name}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      onSelect={(value) => setMet((before) => [...before, ...found.filter(({ _id }) => _id === value)])}
      notFoundContent={
        searching ? 'Searching…' : typed.trim() === '' ? 'Type a name.' : 'No other performer has this name.'
      }
    />
  );
}
