package co.tonalia.app;

import android.system.ErrnoException;
import android.system.Os;
import android.system.OsConstants;
import com.getcapacitor.JSArray;
import com.getcapacitor.JSObject;
import com.getcapacitor.Plugin;
import com.getcapacitor.PluginCall;
import com.getcapacitor.PluginMethod;
import com.getcapacitor.annotation.CapacitorPlugin;
import java.io.File;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** Texts in the app's own folder. A write is on the disk when its call resolves: content, then name. */
@CapacitorPlugin(name = "KeptFiles")
public class KeptFilesPlugin extends Plugin {

    /** Less than this is no room: the flash file system needs some itself. */
    private static final long SPARE_BYTES = 1024 * 1024;

    @PluginMethod
    public synchronized void write(PluginCall call) {
        File file = fileOf(call);
        String text = call.getString("text");
        if (file == null || text == null) {
            call.reject("a name and a text are needed", "INVALID");
            return;
        }
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        if (folder().getUsableSpace() < bytes.length + SPARE_BYTES) {
            call.reject("no room", "FULL");
            return;
        }
        File next = new File(folder(), file.getName() + ".next");
        try {
            try (FileOutputStream out = new FileOutputStream(next)) {
                out.write(bytes);
                out.getFD().sync();
            }
            Os.rename(next.getPath(), file.getPath());
            syncFolder();
            call.resolve();
        } catch (IOException | ErrnoException failure) {
            next.delete();
            call.reject("not written", isFull(failure) ? "FULL" : "FAILED", failure);
        }
    }

    @PluginMethod
    public synchronized void readAll(PluginCall call) {
        JSArray texts = new JSArray();
        File[] files = folder().listFiles((folder, name) -> name.endsWith(".json"));
        try {
            for (File file : files == null ? new File[0] : files) texts.put(read(file));
        } catch (IOException failure) {
            call.reject("not read", "FAILED", failure);
            return;
        }
        call.resolve(new JSObject().put("texts", texts));
    }

    @PluginMethod
    public synchronized void remove(PluginCall call) {
        File file = fileOf(call);
        if (file == null) {
            call.reject("a name is needed", "INVALID");
            return;
        }
        if (file.exists() && !file.delete()) {
            call.reject("not removed", "FAILED");
            return;
        }
        call.resolve();
    }

    private File folder() {
        File folder = new File(getContext().getFilesDir(), "kept");
        folder.mkdirs();
        return folder;
    }

    /** Null for a name that could lead out of the folder. */
    private File fileOf(PluginCall call) {
        String name = call.getString("name");
        if (name == null || !name.matches("[0-9a-f-]{36}")) return null;
        return new File(folder(), name + ".json");
    }

    private String read(File file) throws IOException {
        byte[] bytes = new byte[(int) file.length()];
        try (InputStream in = new FileInputStream(file)) {
            int at = 0;
            while (at < bytes.length) {
                int count = in.read(bytes, at, bytes.length - at);
                if (count < 0) throw new IOException("shorter than its length");
                at += count;
            }
        }
        return new String(bytes, StandardCharsets.UTF_8);
    }

    /** A new name is lost in a power failure unless its folder is flushed too. */
    private void syncFolder() throws ErrnoException {
        FileDescriptor folder = Os.open(folder().getPath(), OsConstants.O_RDONLY, 0);
        try {
            Os.fsync(folder);
        } finally {
            Os.close(folder);
        }
    }

    private boolean isFull(Exception failure) {
        Throwable cause = failure instanceof IOException && failure.getCause() != null ? failure.getCause() : failure;
        return cause instanceof ErrnoException
            && (((ErrnoException) cause).errno == OsConstants.ENOSPC || ((ErrnoException) cause).errno == OsConstants.EDQUOT);
    }
}
