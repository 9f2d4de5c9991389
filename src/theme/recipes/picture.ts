import { defineRecipe } from '@pandacss/dev'

/** A cover: its colour stands before the picture does, its ratio keeps the place. */
export const picture = defineRecipe({
  className: 'picture',
  base: {
    display: 'block',
    w: 'full',
    aspectRatio: '[16 / 9]',
    overflow: 'hidden',
    bg: 'paper.sunken',
    '& img': { display: 'block', w: 'full', h: 'full', objectFit: 'cover' },
  },
})
