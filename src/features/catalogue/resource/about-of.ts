/** A description without the summary that it begins with, which the page says above. */
export const aboutOf = ({
	summary,
	description,
}: {
	summary: string
	description: string
}): string =>
	(description.startsWith(summary) ? description.slice(summary.length) : description).trim()
