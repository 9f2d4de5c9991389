import { defineSlotRecipe } from '@pandacss/dev'

/** Where a page stands (CAT-02). */
export const crumbs = defineSlotRecipe({
  className: 'crumbs',
  slots: ['list', 'item'],
  base: {
    list: {
      display: 'flex',
      alignItems: 'center',
      fontSize: 'sm',
      color: 'ink.muted',
    },
    item: {
      display: 'inline-flex',
      alignItems: 'center',
      minH: '8',
      minW: '0',
      '& + &::before': { content: '"/"', px: '2', color: 'ink.muted' },
      '&:not(:last-child)': { flexShrink: '0' },
      '& a': {
        minW: '6',
        textAlign: 'center',
        color: 'primary',
        _hover: { textDecoration: 'underline' },
      },
      '& [aria-current]': { lineClamp: '1' },
    },
  },
})
