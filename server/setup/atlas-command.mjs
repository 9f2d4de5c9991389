import { buildAtlas } from './build-atlas.mjs'

// Runs beside the server: builds the atlas if it is missing.
buildAtlas().catch((error) => {
  console.error(error.message)
  process.exit(1)
})
