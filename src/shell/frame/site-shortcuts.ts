/** The keys of every page, as the dialog of `?` lists them. */
export const SITE_SHORTCUTS = [
  {
    title: 'Everywhere',
    shortcuts: [
      { keys: ['/'], does: 'Go to the search' },
      { keys: ['?'], does: 'Show this list' },
      { keys: ['Esc'], does: 'Close what is open' },
    ],
  },
];
