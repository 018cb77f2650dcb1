import { useEffect, useState } from 'react';

/** Minimum interval between announcements, in ms. */
const PAUSE_MS = 15_000;

/** The text to announce: the latest one, at most every 15 seconds; immediately when `urgent` changes. */
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
