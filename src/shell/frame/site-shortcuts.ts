export const SITE_SHORTCUTS = [
  {
    title: 'Everywhere',
    shortcuts: [
      { keys: ['/'], does: 'Go to search' },
      { keys: ['?'], does: 'Show this list' },
      { keys: ['F8'], does: 'Go to the message over the page' },
      { keys: ['Esc'], does: 'Close the open dialog or menu' },
    ],
  },
];
