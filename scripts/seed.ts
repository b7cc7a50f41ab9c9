console.log("No demo data yet.");
