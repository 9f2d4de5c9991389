import { progress } from '#styled/recipes'

/** How far something is, 0 to 100; `label` says what. */
export const Progress = ({ value, label }: { value: number; label: string }) => (
	<progress className={progress()} value={value} max={100} aria-label={label} />
)
