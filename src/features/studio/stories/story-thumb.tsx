import { Picture } from '@/components/picture/picture';
import type { Story } from '@/contract/story';
import { storyColors } from '@/entities/story/story-colors';
import styles from './story-thumb.module.css';

export function StoryThumb({ story }: { story: Story }) {
  const [file] = story.files ?? [];
  if (file || story.backgroundUrl) {
    const src = file?.thumbnails?.[0] ?? (story.type === 'photo' ? file?.url : null) ?? story.backgroundUrl;
    return <Picture src={src} alt="" ratio="portrait" placeholder={story.type === 'video' ? 'video' : 'picture'} />;
  }
  const colors = storyColors(story);
  return (
    <span
      className={styles.text}
      style={colors ? { background: colors.background, color: colors.text } : undefined}
      aria-hidden="true"
      dir="auto"
    >
      {story.text}
    </span>
  );
}
