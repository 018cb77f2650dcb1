import { useEffect, useState } from 'react';

/** News that change all the time are told once in so many milliseconds. */
const PAUSE_MS = 15_000;

/** What is to be read out now: the newest text, at most every quarter of a minute; at once when `urgent` changes. */
export function useAnnouncement(text: string, urgent: string): string {
  const [told, setTold] = useState({ text, urgent, at: 0 });
  useEffect(() => {
    if (text === told.text) return;
    const wait = urgent === told.urgent ? Math.max(0, told.at + PAUSE_MS - Date.now()) : 0;
    const timer = setTimeout(() => setTold({ text, urgent, at: Date.now() }), wait);
    return () => clearTimeout(timer);
  }, [text, urgent, told]);
  return told.text;
}
