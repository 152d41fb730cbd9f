/** Words about the pages themselves: the guide beside the workshop, a new version of both. */

export const offline = {
  guide: 'Guide',
  newVersion: {
    ready: 'A new version of Dealtrail is here.',
    use: 'Use it now',
    later: 'Later',
    others: 'Other pages still use the old version. Close them first.',
  },
};
