// Joins the areas of the contract into one document, as the server reads it and as it is served.
import { writeContract } from '#build/contract/write-contract.ts'

await writeContract()
