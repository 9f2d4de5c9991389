import { beforeEach } from 'vitest'
import { cleanup } from 'vitest-browser-react/pure'

// One page serves every file of tests; each test begins without what the one before rendered and stored.
beforeEach(async () => {
  await cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
