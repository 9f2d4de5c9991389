import { expect, test } from 'vitest'
import {
	ACCESS_TOKEN_MS,
	emailHint,
	LOGIN_LINK_MS,
	newFamily,
	REFRESH_GRACE_MS,
	readRefreshToken,
	refreshToken,
	SESSION_MS,
	safeReturnTo,
} from '#server/people/session/token.rules.ts'
import { hashOf, newToken } from '#server/platform/secret.ts'

const family = `${'f'.repeat(21)}-`
const secret = `_${'s'.repeat(42)}`

test('A3 SES-01 secrets are long, URL-safe and new each time, and stored as SHA-256', () => {
	expect(newToken()).toMatch(/^[\w-]{43}$/)
	expect(newFamily()).toMatch(/^[\w-]{22}$/)
	expect(newToken()).not.toBe(newToken())
	expect(newFamily()).not.toBe(newFamily())
	expect(hashOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test('A3 SES-01 a refresh token is read back, and no other text is one', () => {
	expect(refreshToken({ family, secret })).toBe(`${family}.${secret}`)
	expect(readRefreshToken(`${family}.${secret}`)).toEqual({ family, secret })
	const others = [
		'',
		family,
		secret,
		`${family}${secret}`,
		`${family}x.${secret}`,
		`${family.slice(1)}.${secret}`,
		`${family}.${secret}x`,
		`${family}.${secret.slice(1)}`,
		`x ${family}.${secret}`,
		`${family}.${secret}\n`,
		`${family}-${secret}`,
		`${family.slice(1)}+.${secret}`,
		`${family}.${secret.slice(1)}+`,
	]
	expect(others.map(readRefreshToken)).toEqual(others.map(() => undefined))
})

test('SES-01 links last ten minutes, bearer tokens fifteen, sessions thirty days, a secret that was replaced a minute', () => {
	expect([LOGIN_LINK_MS, ACCESS_TOKEN_MS, SESSION_MS, REFRESH_GRACE_MS]).toEqual([
		600_000, 900_000, 2_592_000_000, 60_000,
	])
})

test('SES-01 a sign-in returns to a path of this site or home, and shows the first letter of the address', () => {
	const paths = ['/courses/algebra?page=2', undefined, '', '//evil.example', 'evil']
	expect(paths.map(safeReturnTo)).toEqual(['/courses/algebra?page=2', '/', '/', '/', '/'])
	expect(['asha.rao@example.org', 'a@x.org'].map(emailHint)).toEqual([
		'a•••@example.org',
		'a•••@x.org',
	])
})
