import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/button/button';
import { saveFile } from '@/lib/browser/save-file';
import { useAppSelector } from '@/store/hooks';
import { useCurrency } from '@/store/ui/use-currency';
import type { Entry } from './entry';

/** Downloads upcoming charges as a calendar file. It is created in the browser to stay private. */
export function CalendarButton({ entries, today }: { entries: readonly Entry[]; today: string }) {
  const siteName = useAppSelector(({ ui }) => ui.siteName);
  const currency = useCurrency();
  const [making, setMaking] = useState(false);
  const [failed, setFailed] = useState(false);
  const make = async () => {
    setMaking(true);
    try {
      const { renewalsCalendar } = await import('./renewals-calendar');
      saveFile(
        'renewals.ics',
        'text/calendar',
        renewalsCalendar(entries, today, { siteUrl: window.location.origin, siteName, currency }),
      );
      setFailed(false);
    } catch {
      setFailed(true);
    } finally {
      setMaking(false);
    }
  };
  return (
    <>
      <Button size="sm" icon={<CalendarPlus />} loading={making} onClick={() => void make()}>
        Add renewals to calendar
      </Button>
      {failed && <p role="alert">The file couldn’t be created. Please retry.</p>}
    </>
  );
}
