/** In the Worker, what stands in modules named `….client`. */
export {};
