import { Button } from 'antd';
import { useRouter } from 'next/router';
import type { ComponentProps } from 'react';

interface LinkButtonProps extends ComponentProps<typeof Button> {
  href: string;
  /** False to keep the scroll position. */
  scroll?: boolean;
}

/** antd's button as a link to a page of this site. Loads the page without a new document, and its code on hover. */
export function LinkButton({ href, scroll, ...button }: LinkButtonProps) {
  const router = useRouter();
  return (
    <Button
      {...button}
      href={href}
      onMouseEnter={() => void router.prefetch(href)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        void router.push(href, undefined, { scroll });
      }}
    />
  );
}
