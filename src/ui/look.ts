import { css } from '#styled/css'

/** Looks that many views share (26.8): columns, rows and texts; a number is a step of spacing. */
export const stack2 = css({ display: 'flex', flexDirection: 'column', gap: '2' })
export const stack3 = css({ display: 'flex', flexDirection: 'column', gap: '3' })
export const stack4 = css({ display: 'flex', flexDirection: 'column', gap: '4' })
export const stack5 = css({ display: 'flex', flexDirection: 'column', gap: '5' })
export const form4 = css({ display: 'flex', flexDirection: 'column', gap: '4', maxW: '[36rem]' })
export const row2 = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
export const row3 = css({ display: 'flex', flexWrap: 'wrap', gap: '3' })
export const middleRow3 = css({ display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center' })
export const halves4 = css({ display: 'grid', gap: '4', md: { gridTemplateColumns: '[1fr 1fr]' } })

export const small = css({ textStyle: 'small', color: 'ink.muted' })
/** Small text on a line below. */
export const smallLine = css({ display: 'block', textStyle: 'small', color: 'ink.muted' })
export const smallRed = css({ textStyle: 'small', color: 'red' })
export const redText = css({ color: 'red' })
export const muted = css({ color: 'ink.muted' })
export const mutedProse = css({ color: 'ink.muted', maxW: 'prose' })
/** The text below a heading, with space below. */
export const lead4 = css({ color: 'ink.muted', maxW: 'prose', pb: '4' })
export const lead5 = css({ color: 'ink.muted', maxW: 'prose', pb: '5' })
export const titleText = css({ textStyle: 'title' })
export const sectionText = css({ textStyle: 'section' })
export const pageText = css({ textStyle: 'page' })
export const srOnly = css({ srOnly: true })
