# cmake -DFILES=list.txt -DEXTRA=text -DNAME=MACRO -DOUTPUT=file -P HashSources.cmake
#   Writes a C string with a hash of the contents of the files that list.txt names, one a line.
file(STRINGS "${FILES}" files)
set(hashes "${EXTRA}")
foreach(file ${files})
  file(SHA256 "${file}" hash)
  string(APPEND hashes " ${hash}")
endforeach()
string(SHA256 hash "${hashes}")
file(WRITE "${OUTPUT}" "#define ${NAME} \"${hash}\"\n")
