/** Words of the choice between two entries that were recorded at the same moment. */

export const conflict = {
  conflict: {
    title: 'Two entries for one moment',
    intro:
      'This deal was recorded in two places at once. Nothing is lost: an entry that you do not keep stays in the record as taken back.',
    theirs: 'Recorded in the other tab',
    mine: 'Entered here, not recorded yet',
    ways: {
      theirsFirst: 'Both, the other tab’s first',
      mineFirst: 'Both, mine first',
      theirs: 'Only the other tab’s',
      mine: 'Only mine',
    },
  },
};
