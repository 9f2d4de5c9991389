import { buildAtlas } from './build-atlas.mjs'

// What the server runs beside itself: builds the atlas where it is missing.
buildAtlas().catch((error) => {
  console.error(error.message)
  process.exit(1)
})
