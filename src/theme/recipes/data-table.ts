import { defineSlotRecipe } from '@pandacss/dev'

const narrow = '@container (max-width: 40rem)'
/** The name of the column, before a value that stands below the others; not read out, for the heads are. */
const named = { content: 'attr(data-label) / ""', textStyle: 'small', color: 'ink.muted' }

/** Rows and columns; where there is no room each row becomes a block of names and values. */
export const dataTable = defineSlotRecipe({
  className: 'dataTable',
  slots: ['frame', 'table', 'mark'],
  staticCss: [{ numeric: ['*'], stacks: ['*'] }],
  base: {
    frame: { containerType: 'inline-size', overflowX: 'auto' },
    table: {
      w: 'full',
      '& th, & td': {
        py: '2',
        borderBottomWidth: '1px',
        borderColor: 'line',
        textAlign: 'left',
        pr: '4',
      },
      '& thead th': { textStyle: 'small', color: 'ink.muted' },
      '& [scope=row]': { fontWeight: 'regular' },
      '& tr[data-total] > *': { fontWeight: 'bold' },
    },
    mark: { display: 'none', mr: '1' },
  },
  variants: {
    numeric: {
      true: {
        table: {
          fontVariantNumeric: 'tabular-nums',
          '& :is(th, td):not(:first-child), & tfoot th': {
            textAlign: 'right',
            whiteSpace: 'nowrap',
          },
        },
      },
    },
    stacks: {
      true: {
        table: {
          [narrow]: {
            '&, & tbody, & tfoot': { display: 'block' },
            '& thead': { position: 'absolute', clipPath: '[inset(50%)]' },
            '& tr': {
              display: 'block',
              py: '2',
              borderBottomWidth: '1px',
              borderColor: 'line',
            },
            '& :is(th, td)': {
              display: 'grid',
              gridTemplateColumns: '[minmax(7rem, 2fr) 3fr]',
              columnGap: '3',
              py: '1',
              pr: '0',
              borderBottomWidth: '0',
              whiteSpace: 'normal',
              overflowWrap: 'anywhere',
              textAlign: 'left',
            },
            '& tbody [scope=row]': { display: 'block', fontWeight: 'medium' },
            '& td[data-label]::before': named,
            '& tfoot tr': {
              display: 'grid',
              gridTemplateColumns: '[minmax(7rem, 2fr) 3fr]',
              columnGap: '3',
            },
            '& tfoot :is(th, td)': { display: 'block' },
          },
        },
        mark: { [narrow]: { display: 'inline-block' } },
      },
    },
  },
})
