import dynamic from 'next/dynamic';

// Dialogs of lists and editors, loaded when one opens.

export const AccessDialog = dynamic(() => import('./access-dialog').then((module) => module.AccessDialog), {
  ssr: false,
});

export const RemovalDialog = dynamic(() => import('./removal-dialog').then((module) => module.RemovalDialog), {
  ssr: false,
});
