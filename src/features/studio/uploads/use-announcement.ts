import { useEffect, useState } from 'react';

/** Minimum interval between announcements, in ms. */
const PAUSE_MS = 15_000;

/** The text to announce: the latest one, at most every 15 seconds; immediately when `urgent` changes. */
export function useAnnouncement(text: string, urgent: string): string {
  const [announcedText, setAnnouncedText] = useState({ text, urgent, at: 0 });
  useEffect(() => {
    if (text === announcedText.text) return;
    const wait = urgent === announcedText.urgent ? Math.max(0, announcedText.at + PAUSE_MS - Date.now()) : 0;
    const timer = setTimeout(() => setAnnouncedText({ text, urgent, at: Date.now() }), wait);
    return () => clearTimeout(timer);
  }, [text, urgent, announcedText]);
  return announcedText.text;
}
