/** The colours of the house for pictures that stand alone; every pair of text and ground is AA. */
export const palette = {
  light: {
    paper: '#FBF8F1',
    raised: '#FFFFFF',
    ink: '#15212C',
    muted: '#47535E',
    line: '#857F72',
    selected: '#00686C',
    added: '#2B6B2F',
    removed: '#B3301B',
    changed: '#6A4700',
  },
  dark: {
    paper: '#0F171E',
    raised: '#17222B',
    ink: '#EFEAE0',
    muted: '#B2BCC4',
    line: '#74828D',
    selected: '#55C4BF',
    added: '#8CCF8A',
    removed: '#FF9380',
    changed: '#F8CB73',
  },
}
