import { buildAtlas } from './build-atlas.mjs'
import { endWithParent } from './end-with-parent.mjs'

// Runs beside the server: builds the atlas if it is missing. It must not outlive a server that was
// killed: its output would go nowhere.
if (process.env.ATLAS_PROGRESS) endWithParent()
buildAtlas().catch((error) => {
	console.error(error.message)
	process.exit(1)
})
