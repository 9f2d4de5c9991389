/** The unfolded sections after one was pressed. */
export const toggled = (open: readonly string[], section: string): string[] =>
	open.includes(section) ? open.filter((id) => id !== section) : [...open, section]

/** Returns the unfolded sections when a page is shown, including those that contain it. */
export const unfolded = (open: readonly string[], sections: readonly string[]): string[] => [
	...new Set([...open, ...sections]),
]
