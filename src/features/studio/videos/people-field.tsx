import { useState } from 'react';
import { Avatar } from '@/components/avatar/avatar';
import { TextField } from '@/components/form/text-field';
import { RemovableChips } from '@/features/studio/shared/removable-chips';
import styles from '@/features/studio/shared/studio-form.module.css';
import { usePeopleSuggestions, usePeople, type Person } from './use-people';

interface PeopleFieldProps {
  chosen: readonly string[];
  /** People whose names are already loaded. */
  known: readonly Person[];
  /** The performer's own id, which is excluded. */
  own?: string;
  error?: string;
  onChange: (ids: string[]) => void;
}

export function PeopleField({ chosen, known, own, error, onChange }: PeopleFieldProps) {
  const [typed, setTyped] = useState('');
  const [met, setMet] = useState<readonly Person[]>([]);
  const { searching, items: people, failure } = usePeopleSuggestions(typed);
  const named = usePeople(chosen, [...known, ...met]);
  const offered = people.filter(({ _id }) => _id !== own && !chosen.includes(_id));
  const none = typed.trim() !== '' && !searching && offered.length === 0;
  return (
    <div className={styles.field}>
      <TextField
        label="Co-performers"
        name="participantIds"
        type="search"
        value={typed}
        error={error ?? failure ?? undefined}
        hint={
          none && !failure
            ? 'No other performer has this name.'
            : 'Find performers by name. Their pages show the video too.'
        }
        autoComplete="off"
        maxLength={80}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {offered.length > 0 && (
        <ul role="list" className={styles.found} aria-label="Performers found">
          {offered.map((person) => (
            <li key={person._id}>
              <button
                type="button"
                className={styles.person}
                onClick={() => {
                  setMet([...met, person]);
                  setTyped('');
                  onChange([...chosen, person._id]);
                }}
              >
                <Avatar src={person.avatar} name={person.name} size="sm" />
                <span className="visually-hidden">Add</span>
                <span className={styles.chipText} dir="auto">
                  {person.name}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <RemovableChips
        label="Selected co-performers"
        chips={named.map(({ _id, name }) => ({ key: _id, text: name }))}
        onRemove={(id) => onChange(chosen.filter((other) => other !== id))}
      />
    </div>
  );
}
