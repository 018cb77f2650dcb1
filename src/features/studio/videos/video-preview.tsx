import { Hourglass, Lock, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { getAccess } from '../shared/access';
import { useIsUpcoming } from '../shared/use-is-upcoming';
import type { OwnVideo } from '@/contract/video';
import { useTimeZone } from '@/components/text/use-time-zone';
import { priceTo } from '@/lib/format/format';
import { dayTitle, zonedDate } from '@/lib/format/zoned-date';
import { TeaserPlayer } from '@/media/teaser-player';
import { VideoPlayer } from '@/media/video-player';
import { fileErrorText } from './video-state';
import styles from './video-preview.module.css';

const VIEWERS = [
  { value: 'owner', label: 'You' },
  { value: 'fan', label: 'A fan' },
  { value: 'guest', label: 'A guest' },
] as const;

type Viewer = (typeof VIEWERS)[number]['value'];

function getLock(video: OwnVideo, isUpcoming: boolean, zone: string): { title: string; text: string } {
  const from = video.scheduledAt ? zonedDate(video.scheduledAt, zone) : null;
  if (video.status !== 'active')
    return { title: 'Not found', text: 'This video is hidden. Anyone with its link sees a “not found” page.' };
  if (isUpcoming)
    return {
      title: 'Coming soon',
      text: from ? `Available on ${dayTitle(from.date)}, ${from.clock} ${from.zone}.` : 'Release date to be announced.',
    };
  if (getAccess(video) === 'sale')
    return { title: priceTo(video.price, 'to watch'), text: 'One-time purchase. Watch anytime.' };
  return { title: 'For subscribers', text: 'For your subscribers and for members.' };
}

function PreviewPlayer({ video }: { video: OwnVideo }) {
  const poster = video.thumbnail?.url ?? video.thumbnail?.thumbnails?.at(-1);
  const broken = fileErrorText(video);
  if (broken || video.processing || !video.video?.url) {
    const Icon = broken ? TriangleAlert : Hourglass;
    return (
      <TeaserPlayer title={video.title} poster={poster}>
        <div className={styles.message}>
          <Icon />
          <p className={styles.title}>{broken ? 'This file can’t be used' : 'Processing'}</p>
          <p dir="auto">{broken ?? 'This page shows the video as soon as it can be played.'}</p>
        </div>
      </TeaserPlayer>
    );
  }
  return (
    <VideoPlayer
      id={`own-${video._id}`}
      title={video.title}
      poster={poster}
      duration={video.video.duration}
      source={{ url: video.video.url, mimeType: video.video.mimeType }}
    />
  );
}

export function VideoPreview({ video }: { video: OwnVideo }) {
  const [viewer, setViewer] = useState<Viewer>('owner');
  const isUpcoming = useIsUpcoming(video);
  const isOpen = viewer === 'owner' || (getAccess(video) === 'free' && video.status === 'active' && !isUpcoming);
  const lock = getLock(video, isUpcoming, useTimeZone());
  return (
    <section className={styles.preview} aria-labelledby="preview">
      <div className={styles.head}>
        <h2 id="preview" className={styles.heading}>
          Preview
        </h2>
        <fieldset className={styles.viewers}>
          <legend className="visually-hidden">View as</legend>
          {VIEWERS.map(({ value, label }) => (
            <label key={value} className={styles.viewer}>
              <input
                type="radio"
                name="viewer"
                value={value}
                checked={viewer === value}
                onChange={() => setViewer(value)}
              />
              {label}
            </label>
          ))}
        </fieldset>
      </div>
      {isOpen ? (
        <PreviewPlayer video={video} />
      ) : (
        <TeaserPlayer
          key={viewer}
          title={video.title}
          poster={video.thumbnail?.url}
          teaserUrl={video.status === 'active' ? video.teaser?.url : null}
        >
          <div className={styles.message}>
            <Lock />
            <p className={styles.title}>{lock.title}</p>
            <p>{lock.text}</p>
            {viewer === 'guest' && video.status === 'active' && !isUpcoming && <p>Guests have to log in first.</p>}
          </div>
        </TeaserPlayer>
      )}
    </section>
  );
}
