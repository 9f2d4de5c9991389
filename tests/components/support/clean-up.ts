import { beforeEach } from 'vitest'
import { cleanup } from 'vitest-browser-react/pure'

// One page runs every file: each test starts without the previous test's DOM and storage.
beforeEach(async () => {
	await cleanup()
	localStorage.clear()
	sessionStorage.clear()
})
