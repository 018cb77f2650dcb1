export const SITE_SHORTCUTS = [
  {
    title: 'Everywhere',
    shortcuts: [
      { keys: ['/'], does: 'Go to search' },
      { keys: ['?'], does: 'Show this list' },
      { keys: ['Esc'], does: 'Close the open dialog or menu' },
    ],
  },
];
