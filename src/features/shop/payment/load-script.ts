const loaded = new Map<string, Promise<void>>()

const append = (url: string): Promise<void> =>
	new Promise((resolve, reject) => {
		const script = document.createElement('script')
		script.src = url
		script.async = true
		script.onload = () => resolve()
		script.onerror = () => {
			script.remove()
			reject(new Error('The checkout script did not load.'))
		}
		document.head.append(script)
	})

/**
 * Loads a provider's checkout script once; one that failed is tried again the next time (PAY-01).
 */
export const loadScript = (url: string): Promise<void> => {
	const known = loaded.get(url)
	if (known) return known
	const loading = append(url).catch((error: unknown) => {
		loaded.delete(url)
		throw error
	})
	loaded.set(url, loading)
	return loading
}
