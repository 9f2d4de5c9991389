/** The views of a machine in the order of their tabs: what it is, what it does, how it is proved, how it is used, how it changed. */
export const views = [
  ['diagram', 'Diagram'],
  ['table', 'Table'],
  ['simulate', 'Simulate'],
  ['paths', 'Paths'],
  ['live', 'Live'],
  ['usage', 'Usage'],
  ['changes', 'Changes'],
] as const

export type View = (typeof views)[number][0]

/** Whether an address names a view. */
export const isView = (text: string): text is View => views.some(([view]) => view === text)
