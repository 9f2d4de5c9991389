import Bowser from 'bowser'

/** Most characters of a name that is stored. */
const LONGEST = 80

/** Names a device by its user agent: `Chrome on Android`. Empty if the user agent says nothing. */
export const deviceOf = (userAgent: string): string => {
	if (userAgent.trim() === '') return ''
	const { browser, os } = Bowser.parse(userAgent)
	return [browser.name, os.name].filter(Boolean).join(' on ').slice(0, LONGEST)
}
