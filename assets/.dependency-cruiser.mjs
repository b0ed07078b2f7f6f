/** Which parts of src/ may know which; `npm run lint` asks for it. */

const forbid = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

export default {
  forbidden: [
    forbid(
      "no-circle",
      "Modules that need each other are one module, or three.",
      {},
      { circular: true },
    ),
    forbid(
      "runtime-below-islands",
      "The runtime of every page knows of islands only what wakes them; React is theirs alone.",
      { path: "^src/(?:runtime/|boot|scripts|pageFacts)" },
      {
        path: [
          "^src/(?!islands/loader)(?:islands|forms|fields|quote|emissions|map|search)/",
          "react",
        ],
      },
    ),
    forbid(
      "worker-alone",
      "A service worker has no page.",
      { path: "^src/worker/" },
      { pathNot: "^src/(worker|generated)/" },
    ),
    forbid(
      "fields-below-forms",
      "A field knows nothing of the form around it, nor a form of its island.",
      { path: "^src/(?:fields|search|map)/" },
      { path: "^src/(?:forms|islands|quote|emissions)/" },
    ),
    forbid(
      "tools-apart",
      "The quote and the calculator know nothing of each other.",
      { path: "^src/(quote|emissions)/" },
      { path: "^src/(quote|emissions)/", pathNot: "^src/$1/" },
    ),
    forbid("no-tests", "What browsers get needs no test.", { path: "^src/" }, { path: "^tests/" }),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules" },
  },
};
