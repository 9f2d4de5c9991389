// Sets up whatever is missing, with Node and npm alone: packages, generated code, the built site
// and server, a browser for tests. Flags: --build (the site and the server), --atlas (its page,
// which the server else builds when it listens), --tests (what tests, lint and bench need besides,
// Chromium too).
import { buildAtlas, dropStaleAtlas } from './setup/build-atlas.mjs'
import { buildDesk } from './setup/build-desk.mjs'
import { buildServer } from './setup/build-server.mjs'
import { buildSite } from './setup/build-site.mjs'
import { installChromium } from './setup/chromium.mjs'
import { generate, generateAtlasTheme, generateTypes } from './setup/generate.mjs'
import { installPackages } from './setup/packages.mjs'
import { keepSteps } from './setup/start-record.mjs'

const flags = new Set(process.argv.slice(2))
const isBuild = flags.has('--build')
const withTests = flags.has('--tests')
const withAtlas = flags.has('--atlas')
const begun = Date.now()

try {
	await installPackages(withTests)
	await generate()
	if (!isBuild || withTests) await generateAtlasTheme()
	if (withTests) await generateTypes()
	if (isBuild) await Promise.all([buildServer(), buildSite(), buildDesk()])
	if (withAtlas) await buildAtlas()
	else if (isBuild) dropStaleAtlas()
} catch (error) {
	console.error(error.message)
	process.exit(1)
}
if (withTests) installChromium()
if (isBuild && !withAtlas && !withTests) keepSteps(begun)
