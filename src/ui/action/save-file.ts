/** Saves a text as a file of the person's device. */
export const saveFile = (name: string, text: string, type = 'text/csv;charset=utf-8'): void => {
	const address = URL.createObjectURL(new Blob([text], { type }))
	const link = document.createElement('a')
	link.href = address
	link.download = name
	link.click()
	setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
