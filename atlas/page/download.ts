/** Saves a text, or what a blob holds, as a file of the visitor. */
export const download = (name: string, content: string | Blob): void => {
	const blob =
		typeof content === 'string'
			? new Blob([content], { type: 'text/plain;charset=utf-8' })
			: content
	const url = URL.createObjectURL(blob)
	const link = document.createElement('a')
	link.href = url
	link.download = name
	link.click()
	URL.revokeObjectURL(url)
}
